/* Included before each file that mypyc writes (tools/compiled.py): what runs often without a call, what runs
   only after something went wrong out of the way. All of it does what the functions do whose place it takes;
   where the interpreter is another than those it was written for, they stay. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include "CPy.h"

#if defined(__GNUC__)

/* What is called only after something went wrong. A compiler that knows it lays a function's way out of its
   errors, a third of what mypyc writes, apart from the rest, so that more of what runs fits into the caches. */
extern __typeof__(CPy_AddTraceback) CPy_AddTraceback __attribute__((cold));
extern __typeof__(CPy_TypeErrorTraceback) CPy_TypeErrorTraceback __attribute__((cold));
extern __typeof__(CPy_TypeError) CPy_TypeError __attribute__((cold));
extern __typeof__(CPyTagged_IncRef) CPyTagged_IncRef __attribute__((cold)); /* of numbers beyond 62 bits */
extern __typeof__(CPyTagged_DecRef) CPyTagged_DecRef __attribute__((cold));

#if defined(CORE_GENERATED) && PY_VERSION_HEX >= 0x030B0000 && PY_VERSION_HEX < 0x030C0000 && !defined(PYPY_VERSION)

#define CORE_SHARED __attribute__((weak, visibility("hidden")))

/* ---- lists ---- */

static inline PyObject *core_list_item(PyObject *list, CPyTagged index) {
    if (likely(!(index & CPY_INT_TAG) && (index >> 1) < (size_t)PyList_GET_SIZE(list))) {
        PyObject *found = PyList_GET_ITEM(list, index >> 1);
        Py_INCREF(found);
        return found;
    }
    return CPyList_GetItem(list, index);
}
#define CPyList_GetItem core_list_item

static inline PyObject *core_list_borrowed(PyObject *list, CPyTagged index) {
    if (likely(!(index & CPY_INT_TAG) && (index >> 1) < (size_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, index >> 1);
    }
    return CPyList_GetItemBorrow(list, index);
}
#define CPyList_GetItemBorrow core_list_borrowed

static inline int core_list_append(PyObject *list, PyObject *value) {
    Py_ssize_t n = PyList_GET_SIZE(list);
    if (likely(n < ((PyListObject *)list)->allocated)) {
        Py_INCREF(value);
        PyList_SET_ITEM(list, n, value);
        Py_SET_SIZE(list, n + 1);
        return 0;
    }
    return PyList_Append(list, value);
}
#define PyList_Append core_list_append

/* ---- numbers: those of cards, zones and sides are made once ---- */

#define CORE_NUMBERS 2048
extern PyObject *core_numbers[CORE_NUMBERS];
CORE_SHARED PyObject *core_numbers[CORE_NUMBERS];

static inline PyObject *core_boxed(CPyTagged x) {
    if (likely(!(x & CPY_INT_TAG) && (x >> 1) < CORE_NUMBERS)) {
        PyObject *found = core_numbers[x >> 1];
        if (unlikely(found == NULL)) {
            found = CPyTagged_StealAsObject(x);
            core_numbers[x >> 1] = found;
        }
        Py_INCREF(found);
        return found;
    }
    return CPyTagged_StealAsObject(x);
}
#define CPyTagged_StealAsObject core_boxed

/* ---- dictionaries: a number or a word need not be asked for its hash ---- */

static inline Py_hash_t core_hash(PyObject *key) {
    if (PyLong_CheckExact(key)) {
        Py_ssize_t size = Py_SIZE(key);
        if (size == 1) {
            return ((PyLongObject *)key)->ob_digit[0];
        }
        if (size == 0) {
            return 0;
        }
    } else if (PyUnicode_CheckExact(key) && ((PyASCIIObject *)key)->hash != -1) {
        return ((PyASCIIObject *)key)->hash;
    }
    return PyObject_Hash(key);
}

static inline PyObject *core_dict_or(PyObject *dict, PyObject *key, PyObject *otherwise) {
    Py_hash_t hash = core_hash(key);
    if (unlikely(hash == -1)) {
        return NULL;
    }
    PyObject *found = _PyDict_GetItem_KnownHash(dict, key, hash);
    if (found == NULL) {
        if (unlikely(PyErr_Occurred() != NULL)) {
            return NULL;
        }
        found = otherwise;
    }
    Py_INCREF(found);
    return found;
}

static inline PyObject *core_dict_or_none(PyObject *dict, PyObject *key) {
    return core_dict_or(dict, key, Py_None);
}

static inline PyObject *core_dict_item(PyObject *dict, PyObject *key) {
    if (likely(PyDict_CheckExact(dict))) {
        Py_hash_t hash = core_hash(key);
        if (likely(hash != -1)) {
            PyObject *found = _PyDict_GetItem_KnownHash(dict, key, hash);
            if (likely(found != NULL)) {
                Py_INCREF(found);
                return found;
            }
            if (PyErr_Occurred() != NULL) {
                return NULL;
            }
        }
    }
    return CPyDict_GetItem(dict, key); /* which says what is missing */
}

static inline int core_dict_has(PyObject *dict, PyObject *key) {
    Py_hash_t hash = core_hash(key);
    return unlikely(hash == -1) ? -1 : _PyDict_Contains_KnownHash(dict, key, hash);
}
#define CPyDict_Get core_dict_or
#define CPyDict_GetWithNone core_dict_or_none
#define CPyDict_GetItem core_dict_item
#define PyDict_Contains core_dict_has

/* ---- calls by the interpreter: all arguments are there, and in their places ---- */

static inline int core_take(PyObject *const *args, size_t number, PyObject **const *to) {
    for (size_t n = 0; n < number; n++) {
        *to[n] = args[n];
    }
    return 1;
}
#define CORE_LIST(...) ((PyObject **const[]){__VA_ARGS__})
#define CORE_LENGTH(...) (sizeof(CORE_LIST(__VA_ARGS__)) / sizeof(PyObject **))
#define CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, parser, ...)                      \
    (likely((kwnames) == NULL && (size_t)(nargs) == CORE_LENGTH(__VA_ARGS__))                      \
         ? core_take((args), CORE_LENGTH(__VA_ARGS__), CORE_LIST(__VA_ARGS__))                     \
         : (CPyArg_ParseStackAndKeywordsSimple)((args), (nargs), (kwnames), (parser), __VA_ARGS__))

/* ---- objects: what is given back is kept for the next of its size ---- */

#define CORE_SIZES 48 /* in words */
#define CORE_KEPT 400 /* of each size */
extern void *core_free[CORE_SIZES];
CORE_SHARED void *core_free[CORE_SIZES];
extern int core_kept[CORE_SIZES];
CORE_SHARED int core_kept[CORE_SIZES];

static inline int core_simple(PyTypeObject *type) {
    return type->tp_basicsize < CORE_SIZES * 8 && !type->tp_dictoffset && !type->tp_weaklistoffset
        && !type->tp_itemsize
        && (type->tp_flags & (Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_MANAGED_DICT)) == Py_TPFLAGS_HAVE_GC;
}

static inline PyObject *core_new(PyTypeObject *type) {
    size_t n = (size_t)type->tp_basicsize >> 3;
    if (core_simple(type)) {
        void **found = core_free[n];
        if (likely(found != NULL)) {
            PyObject *made = (PyObject *)found;
            core_free[n] = found[0];
            core_kept[n]--;
            memset(found, 0, n << 3);
            Py_SET_REFCNT(made, 1);
            Py_SET_TYPE(made, type); /* which no object of a compiled class ever gives back */
            PyObject_GC_Track(made);
            return made;
        }
    }
    return type->tp_alloc(type, 0);
}

static inline void core_give_back(PyObject *op) {
    PyTypeObject *type = Py_TYPE(op);
    size_t n = (size_t)type->tp_basicsize >> 3;
    if (core_simple(type) && core_kept[n] < CORE_KEPT) {
        ((void **)op)[0] = core_free[n];
        core_free[n] = op;
        core_kept[n]++;
        return;
    }
    type->tp_free(op);
}

/* Objects within objects are given back one by one only where they are nested deep. */
#define CORE_DEEP 24
extern int core_depth;
CORE_SHARED int core_depth;
#undef CPy_TRASHCAN_BEGIN
#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_BEGIN(op, dealloc) \
    core_depth++; \
    Py_TRASHCAN_BEGIN_CONDITION(op, core_depth > CORE_DEEP && Py_TYPE(op)->tp_dealloc == (destructor)(dealloc))
#define CPy_TRASHCAN_END(op) \
    Py_TRASHCAN_END \
    core_depth--;

#elif defined(CORE_GENERATED)

static inline PyObject *core_new(PyTypeObject *type) {
    return type->tp_alloc(type, 0);
}

static inline void core_give_back(PyObject *op) {
    Py_TYPE(op)->tp_free(op);
}

#endif
#endif
