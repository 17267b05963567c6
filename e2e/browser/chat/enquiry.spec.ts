import type { Visitor } from '../../support/visitor.js';
import { ChatWindow } from '../support/chat-window.js';
import { detail } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';

/** What a visitor answers, by what the assistant's question is about; in the order of how sure one can be of it. */
const answersOf = ({ name, email }: Visitor): readonly (readonly [question: RegExp, answer: string])[] => [
  [/Mit «Ja» sende ich/, 'Ja'],
  [/Wie heissen Sie\?/, `Ich heisse ${name}`],
  [/E-Mail/, email],
  [/Fahrzeug/, 'Hymer B 544, Jahrgang 2015'],
];

test('from the greeting to the lead in the staff area', async ({ page, staff, visitor: { email } }) => {
  // Letters alone, as people's names are; the address finds the lead.
  const visitor = { name: 'Zoë Äschlimann', email };
  const chat = await new ChatWindow(page).openOn('/leistungen/keramikversiegelung-wohnmobile');
  await chat.expectFresh();
  await chat.say('Was kostet die Keramikversiegelung?');
  await chat.say('Gut, ich möchte eine Offerte dafür');
  const last = chat.saidBy('Assistent').last();
  for (let turns = 0; turns < 8 && !(await last.innerText()).includes('Ihre Referenz'); turns += 1) {
    const asked = await last.innerText();
    await chat.say(answersOf(visitor).find(([question]) => question.test(asked))?.[1] ?? 'Das ist noch offen');
  }
  await expect(last).toContainText('Vielen Dank, Ihre Anfrage ist bei uns eingegangen.');
  const [reference = ''] = /C-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await last.innerText()) ?? [];
  expect(reference).not.toBe('');

  await staff.openSignedIn();
  await staff.tab('Chatbot').click();
  await expect(staff.card(visitor)).toContainText('Chatbot');
  const details = await staff.openDetails(visitor);
  await expect(detail(details, 'Marke')).toContainText('Hymer');
  await expect(details).toContainText(email);
  await expect(details).toContainText(reference);
  await expect(details).toContainText('Gut, ich möchte eine Offerte dafür');
});
