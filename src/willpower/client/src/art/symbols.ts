// Drawings of icons (i-), keyword chips (k-) and attribute pips (p-), in a box of 24 x 24.

export const SYMBOLS: Readonly<Record<string, string>> = {
  'p-light':
    '<path fill="#F4C84A" stroke="#7A5300" stroke-width="1.2" d="M12 1.2 21.4 6.6v10.8L12 22.8 2.6 17.4V6.6z"/><path fill="#4A3200" d="M12 4.6l1.9 5.5 5.5 1.9-5.5 1.9L12 19.4l-1.9-5.5L4.6 12l5.5-1.9z"/>',
  'p-fire':
    '<path fill="#BF3B22" d="M12.6.8c.6 4.4 7.4 6.6 7.8 13.2.2 5.2-3.6 9.2-8.4 9.2S3.2 19.6 3.6 14.4C3.9 10.2 7.6 8.9 7.9 4.5c1.7.9 2.7 2.1 3.2 3.7C12.3 6.2 13 3.6 12.6.8z"/><path fill="#FFF1DF" d="M12.2 11.2c.5 2.5 3.6 3.6 3.4 6.7-.1 2-1.6 3.4-3.5 3.4s-3.5-1.3-3.5-3.4c0-2.3 2.8-3.3 3.6-6.7z"/>',
  'p-water':
    '<circle cx="12" cy="12" r="11" fill="#1B67A8"/><path fill="none" stroke="#fff" stroke-width="2.3" stroke-linecap="round" d="M5 9.7c2.3-2.6 4.7-2.6 7 0s4.7 2.6 7 0M5 15.5c2.3-2.6 4.7-2.6 7 0s4.7 2.6 7 0"/>',
  'p-wind':
    '<path fill="#277548" d="M1.5 22.5C1.5 8.5 8.5 1.5 22.5 1.5c0 14-7 21-21 21z"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M5 19 17.5 6.5M9.6 14.4V9.2M9.6 14.4h5.4"/>',
  'p-dark':
    '<path fill="#553A80" d="M2.6 23V11.4a9.4 9.4 0 0 1 18.8 0V23z"/><path fill="#F1E9FF" d="M12 8.2a3.2 3.2 0 0 1 1.6 6l.9 5.3h-5l.9-5.3a3.2 3.2 0 0 1 1.6-6z"/>',
  'p-void':
    '<path fill="#5B6672" d="M12 .6 23.4 12 12 23.4.6 12z"/>',
  'p-moon':
    '<path fill="#3F4A86" d="M15.5 1.6a10.6 10.6 0 1 0 6.6 15.8A9 9 0 0 1 15.5 1.6z"/>',
  'p-time':
    '<path fill="#6E5520" d="M4 1.5h16v3.5l-6 7 6 7v3.5H4V19l6-7-6-7z"/>',
  'p-rest':
    '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M4 13a8 8 0 1 1 8 8M4 13l-2.4-4M4 13l4-2.2"/>',
  'i-bell':
    '<path fill="currentColor" d="M12 1.5a2 2 0 0 1 2 2v.6c3 .9 5 3.6 5 6.9v4.5l2.3 3.3H2.7L5 15.5V11c0-3.3 2-6 5-6.9v-.6a2 2 0 0 1 2-2zM9 20.3h6a3 3 0 0 1-6 0z"/>',
  'i-bello':
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" d="M12 2.5v2M6 15.8V11a6 6 0 0 1 12 0v4.8l2 2.7H4zM9.5 21.2h5"/>',
  'i-deck':
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" d="M5 6.5h11v15H5zM8 6.5v-4h11v15h-3"/>',
  'i-stone':
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" d="M12 2l7 6-2.5 10L12 22l-4.5-4L5 8zM5 8l7 3 7-3M12 11v11"/>',
  'i-grave':
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M6 21V10a6 6 0 0 1 12 0v11M3.5 21.2h17M12 9v6M9.5 11.3h5"/>',
  'i-removed':
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" d="M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM8 8l8 8M16 8l-8 8"/>',
  'i-standby':
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" d="M6 3h12v18H6z"/><path fill="none" stroke="currentColor" stroke-width="1.5" d="M6 9l6-6M6 15 18 3M6 21 18 9M12 21l6-6"/>',
  'i-extra':
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" d="M12 5.5C9.5 3.5 6 3 2.5 3.5v15c3.5-.5 7 0 9.5 2 2.5-2 6-2.5 9.5-2v-15C18 3 14.5 3.5 12 5.5zM12 5.5v15"/>',
  'i-items':
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" d="M7 4h10l4 5-9 12L3 9zM3 9h18M9.5 9 12 20l2.5-11L12 4z"/>',
  'i-hand':
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" d="M9 5.5h9v15H9zM9 8 4 9.5 7 20l2-.6"/>',
  'i-atk':
    '<path fill="currentColor" d="M21.5 2.5 20.3 8 10.7 17.5l-4.2-4.2L16 3.7zM5.6 14.6l3.8 3.8-1.5 1.5-1.3-1.3-3 3L2.4 20.4l3-3-1.3-1.3z"/>',
  'i-def':
    '<path fill="currentColor" d="M12 1.8 20.5 5v6.5c0 5-3.5 8.9-8.5 10.7C7 20.4 3.5 16.5 3.5 11.5V5z"/>',
  'k-flying':
    '<path fill="currentColor" d="M2 19C3 9 10 3.5 22 3.5c-1 3-2.5 4.6-5 5.6 1 .2 2 .2 3 0-1.2 2.6-3 4-5.5 4.5.8.3 1.6.3 2.4.2C14.5 17.5 9 18 5.5 17.5L3.5 21z"/>',
  'k-first':
    '<path fill="currentColor" d="M12 1l2.6 3.5V16H9.4V4.5zM6 16.5h12V19h-4.7v4h-2.6v-4H6z"/>',
  'k-barrier':
    '<path fill="none" stroke="currentColor" stroke-width="2.4" d="M3 20a9 9 0 0 1 18 0M7.5 20a4.5 4.5 0 0 1 9 0M1.5 21h21"/>',
  'k-eternal':
    '<path fill="none" stroke="currentColor" stroke-width="2.6" d="M7 8a4 4 0 1 0 0 8c4 0 6-8 10-8a4 4 0 1 1 0 8c-4 0-6-8-10-8z"/>',
  'k-drain':
    '<path fill="currentColor" d="M9 2c3.5 4.5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2.5-6.5 6-11zM18 9l4.5 5.5H20V21h-4v-6.5h-2.5z"/>',
  'k-legend':
    '<path fill="currentColor" d="M4 3h7a2 2 0 0 1 1 .5 2 2 0 0 1 1-.5h7v16h-7l-1 1.5L11 19H4zm2 3v2h4V6zm8 0v2h4V6zM6 10v2h4v-2zm8 0v2h4v-2z"/>',
  'k-chain':
    '<path fill="none" stroke="currentColor" stroke-width="2.6" d="M10 14a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14 10a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5L7 11.5"/>',
  'k-trigger':
    '<path fill="currentColor" d="M13.5 1 4 14h6.5L9 23l10-13.5h-7z"/>',
  'k-pierce':
    '<path fill="currentColor" d="M1 10.5h6v3H1zM17 4l6.5 8-6.5 8v-6.5h-6v-3h6zM8 3h2.4v18H8z"/>',
  'k-swift':
    '<path fill="none" stroke="currentColor" stroke-width="3" d="M3 4l8 8-8 8M12 4l8 8-8 8"/>',
  'k-new':
    '<path fill="currentColor" d="M11 22v-7C6 15 3 12 3 7c5 0 8 2.5 8.7 6C12.5 8.5 15.5 5 21 4c0 6-3 9.5-8 10v8z"/>',
  'i-search':
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l5.5 5.5"/>',
  'i-gear':
    '<path fill="none" stroke="currentColor" stroke-width="2" d="M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M5 5l2.5 2.5M16.5 16.5 19 19M19 5l-2.5 2.5M7.5 16.5 5 19"/>',
  'i-undo':
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M8 4 3 9l5 5M3 9h11a6 6 0 0 1 0 12h-4"/>',
  'i-q':
    '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" d="M8 8.5a4 4 0 1 1 6 3.5c-1.5 1-2 1.7-2 3.5M12 19.8v.2"/>',
  'i-flame':
    '<path fill="currentColor" d="M12.5 1c.5 5 6.5 7 6.5 13.5a7 7 0 0 1-14 0c0-4 3-5.5 3.5-9.5 1.5 1 2.3 2.2 2.7 3.5C12.2 6.5 12.8 4 12.5 1z"/>',
  'i-check':
    '<path fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" d="M4.5 12.5 10 18 19.5 6.5"/>',
  'i-play':
    '<path fill="currentColor" d="M6 3.5 20 12 6 20.5z"/>',
  'i-menu':
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M4 6.5h16M4 12h16M4 17.5h16"/>',
  'i-link':
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M10 14a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1 1M14 10a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1-1"/>',
  'i-x':
    '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M5.5 5.5l13 13M18.5 5.5l-13 13"/>',
  'k-target':
    '<path fill="none" stroke="currentColor" stroke-width="2.4" d="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 1v6M12 17v6M1 12h6M17 12h6"/>',
  'k-explode':
    '<path fill="currentColor" d="M12 1l2.6 6.5L21 4l-3 6.5 5.5 3-6.5 1.5 1 7-6-4.5-6 4.5 1-7L.5 13.5 6 10.5 3 4l6.4 3.5z"/>',
  'k-stealth':
    '<path fill="none" stroke="currentColor" stroke-width="2.2" d="M2 12c5-7 15-7 20 0-5 7-15 7-20 0zM4 21 20 3"/>',
  'k-bane':
    '<path fill="currentColor" d="M12 2c5.5 0 9 3.6 9 8.5 0 3-1.5 5.3-3.5 6.5V21h-11v-4C4.5 15.8 3 13.5 3 10.5 3 5.6 6.5 2 12 2zM8.5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/>',
  'k-other': '<path fill="currentColor" d="M12 3l2.5 6.5L21 12l-6.5 2.5L12 21l-2.5-6.5L3 12l6.5-2.5z"/>',
  'i-left': '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M15 4 7 12l8 8"/>',
  'i-right': '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M9 4l8 8-8 8"/>',
  'i-chart': '<path fill="currentColor" d="M3 20h18v2H3zM4 12h4v7H4zM10 7h4v12h-4zM16 3h4v16h-4z"/>',
  'i-eye': '<path fill="none" stroke="currentColor" stroke-width="2" d="M1.5 12c5-8 16-8 21 0-5 8-16 8-21 0zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z"/>',
  'i-chat': '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M3 4h18v12H10l-5 5v-5H3z"/>',
};
