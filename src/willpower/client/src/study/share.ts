// A judge file in a link: packed, so that nothing has to be kept anywhere.

async function through(data: Uint8Array, way: { readable: ReadableStream<Uint8Array>; writable: WritableStream<BufferSource> }): Promise<Uint8Array> {
  const writer = way.writable.getWriter();
  void writer.write(data).catch(() => undefined);
  void writer.close().catch(() => undefined);
  return new Uint8Array(await new Response(way.readable).arrayBuffer());
}

/** A text as it stands in a link. */
export async function pack(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let bytes = '';
  for (const b of packed) bytes += String.fromCharCode(b);
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

const LARGEST = 64 * 1024;

/** The text in a link; throws where it is none. */
export async function unpack(packed: string): Promise<string> {
  const bytes = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
  const data = Uint8Array.from(bytes, (c) => c.charCodeAt(0));
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await through(data, new DecompressionStream('deflate-raw')));
  if (text.length > LARGEST) throw new Error('too large');
  return text;
}
