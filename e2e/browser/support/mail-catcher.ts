import { type ParsedMail, simpleParser } from 'mailparser';
import { eventually } from '../../support/eventually.js';
import type { Visitor } from '../../support/visitor.js';
import { site } from './site.js';

const API = `http://127.0.0.1:${site.mailWebPort}/api/email`;

/** The mail catcher of `npm start`, read through its HTTP interface. */
export class MailCatcher {
  /** The one mail about a visitor, as soon as it is there. */
  async next(visitor: Visitor): Promise<ParsedMail> {
    return eventually(async () => {
      const [mail, ...others] = await this.of(visitor);
      if (!mail || others.length > 0) throw new Error(`${others.length + Number(!!mail)} mails about ${visitor.email}`);
      return mail;
    });
  }

  /** All mails about a visitor so far. */
  async of({ email }: Visitor): Promise<ParsedMail[]> {
    const answer = await fetch(`${API}/summary?search=${encodeURIComponent(email)}`);
    const { items } = (await answer.json()) as { items: { id: string }[] };
    return Promise.all(items.map(async ({ id }) => simpleParser(await (await fetch(`${API}/${id}/source`)).text())));
  }
}
