import { describe, expect, it } from '@jest/globals';
import { FairTurns, NoTurn } from './fair-turns.js';

const LONG = 60_000;

/** Takes turns by sender, each ended at once, and tells in which order they came, and who was refused. */
async function order(turns: FairTurns, senders: readonly string[]): Promise<{ came: string[]; refused: string[] }> {
  const [came, refused]: [string[], string[]] = [[], []];
  await turns.take('first');
  const taken = senders.map(async (sender) => {
    try {
      await turns.take(sender);
      came.push(sender);
      turns.give();
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error;
      refused.push(sender);
    }
  });
  turns.give();
  await Promise.all(taken);
  return { came, refused };
}

describe('turns', () => {
  it('are taken one after the other', async () => {
    const turns = new FairTurns(10, LONG);
    let underWay = 0;
    const take = async () => {
      await turns.take('a');
      underWay += 1;
      expect(underWay).toBe(1);
      await Promise.resolve();
      underWay -= 1;
      turns.give();
    };
    await Promise.all([take(), take(), take()]);
    await take();
  });

  it('go round, so that whoever sends many holds up nobody else for longer than one of them', async () => {
    const { came } = await order(new FairTurns(10, LONG), ['a', 'a', 'a', 'a', 'b', 'c', 'b']);
    expect(came).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
  });

  it('are refused to whoever has most of them waiting, once too many wait', async () => {
    const { came, refused } = await order(new FairTurns(4, LONG), ['a', 'a', 'a', 'a', 'b', 'c']);
    expect([came, refused]).toEqual([
      ['a', 'b', 'c', 'a'],
      ['a', 'a'],
    ]);
  });

  it('are refused after a while, and go on with the others', async () => {
    const turns = new FairTurns(10, 1);
    await turns.take('a');
    await expect(turns.take('b')).rejects.toThrow(NoTurn);
    turns.give();
    await turns.take('c');
  });
});
