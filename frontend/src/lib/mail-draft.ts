/** The `mailto:` address of a draft; line breaks travel as CRLF (RFC 6068). */
export function mailDraft(to: string, subject: string, body: string): string {
  const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** Opens a draft in the visitor's mail program; the page stays as it is. */
export function openMailDraft(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
