import { KeptChoice, useKeptChoice } from '#lib/kept-choice.ts';
import { useMedia } from '#lib/use-media.ts';
import { useListLayout } from '../list/layout-switch.tsx';

const folding = new KeptChoice('staff-today', ['open', 'folded']);

/** Where it would push the list away, on phones and tablets, it is unfolded only by whoever wants it. */
const HAS_ROOM = '(min-width: 64rem)';

/** Above a list with the open lead beside it, most windows would leave that lead a few lines. */
const HAS_ROOM_ABOVE_PANE = `${HAS_ROOM} and (min-height: 68rem)`;

/** Whether «Heute» is unfolded, as it was left last, and the way to change it. */
export function useFolding(): readonly [isOpen: boolean, toggle: () => void] {
  const chosen = useKeptChoice(folding);
  const { hasPane } = useListLayout();
  const hasRoom = useMedia(hasPane ? HAS_ROOM_ABOVE_PANE : HAS_ROOM, true);
  const isOpen = chosen ? chosen === 'open' : hasRoom;
  return [isOpen, () => folding.choose(isOpen ? 'folded' : 'open')];
}
