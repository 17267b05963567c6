/** The ground, with the words beside the picture's place. In pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const PICTURE_WIDTH = 520;

const MARGIN = 64;
const TEXT_WIDTH = WIDTH - PICTURE_WIDTH - MARGIN - 40;

const SMALL = { fontSize: 30, whiteSpace: 'nowrap' };

/** Sizes of a title, largest first, and how wide a letter is on average, as a part of the size. */
const TITLE_SIZES = [84, 80, 76, 72, 68, 64, 60, 56, 52];
const LETTER_WIDTH = 0.525;

/** From this size on two lines are better than three of a larger one. */
const LARGE = 68;

/**
 * The words of a shared picture as satori takes them: the business at the head, the title at the foot, and below a
 * hairline a line about it.
 *
 * @param {{ title: string, line: string }} words
 * @param {{ name: string, mark: string, colours: Record<string, string> }} brand mark: the drop as a `data:` address
 */
export function layout({ title, line }, { name, mark, colours }) {
  return column(
    {
      boxSizing: 'border-box',
      width: WIDTH - PICTURE_WIDTH,
      height: HEIGHT,
      padding: `52px 40px 48px ${MARGIN}px`,
      backgroundColor: colours['petrol-deep'],
      color: colours['paper'],
    },
    row({ alignItems: 'center', marginLeft: -13 }, image(mark, 56), text({ fontSize: 30, marginLeft: 4 }, name)),
    column({ flexGrow: 1, justifyContent: 'flex-end', paddingBottom: 40 }, titleText(title.replace('\u00ad', '-\n'))),
    row(
      {
        alignItems: 'baseline',
        borderTop: `2px solid ${colours['petrol-bright']}`,
        paddingTop: 28,
        height: 104,
        boxSizing: 'border-box',
      },
      text({ ...SMALL, color: colours['mist'] }, line),
    ),
  );
}

/** A word of two halves comes apart where its soft hyphen stands. */
function titleText(title) {
  const look = {
    lineHeight: 1.06,
    letterSpacing: '-0.02em',
    fontWeight: 700,
    textWrap: 'balance',
    whiteSpace: 'pre-wrap',
  };
  return text({ ...look, fontSize: titleSize(title) }, title);
}

/** The largest that keeps each word on a line and the title to two lines, or to three rather than set it small. */
function titleSize(title) {
  const words = title.split(/[ \n]|(?<=-)(?!\n)/);
  const fits = (size, lines) => {
    const room = TEXT_WIDTH / (size * LETTER_WIDTH);
    return Math.max(...words.map(({ length }) => length)) <= room && linesOf(words, room) <= lines;
  };
  const inTwo = TITLE_SIZES.find((size) => size >= LARGE && fits(size, 2));
  return inTwo ?? TITLE_SIZES.find((size) => fits(size, 3)) ?? TITLE_SIZES.at(-1);
}

function linesOf(words, room) {
  let lines = 1;
  let used = 0;
  for (const { length } of words) {
    if (used > 0 && used + 1 + length > room) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + length;
  }
  return lines;
}

const element = (type, props, ...children) => ({ type, props: { ...props, children } });
const column = (style, ...children) =>
  element('div', { style: { display: 'flex', flexDirection: 'column', ...style } }, ...children);
const row = (style, ...children) => element('div', { style: { display: 'flex', ...style } }, ...children);
const text = (style, words) => element('div', { style: { fontWeight: 600, ...style } }, words);
const image = (src, size) => element('img', { src, width: size, height: size });
