/**
 * A short hash of a text (FNV-1a, 32 bits, over its UTF-16 code units): tells whether two texts are the same without
 * keeping them. Not for secrets, and not against someone who looks for two texts with one hash.
 */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
