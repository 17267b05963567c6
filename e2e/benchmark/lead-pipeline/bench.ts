import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@fahrzeugpflege/infra/process';
import { Cleanup } from '../../support/cleanup.js';
import { withBlock } from '../../support/docs-block.js';
import { Ground } from './ground.js';
import { type Options, readOptions, type Sizes } from './options.js';
import { drawPicture } from './report/line-picture.js';
import { machineReport } from './report/machine.js';
import { sectionReport } from './report/tables.js';
import { measureSection, type Section } from './section.js';
import { acceptingAlone } from './sections/accepting-alone.js';
import { burst } from './sections/burst.js';
import { moreWorkers, storedLeads } from './sections/growth.js';
import { slowMail, wholeWay } from './sections/whole-way.js';

/** Other work than this on the machine makes figures worthless: so many processes that want a core. */
const BUSY = 0.5;

const PAGE = join(ROOT, 'docs/benchmarks.md');

// `npm run bench`: measures the product's pipeline beside references. Needs Linux, and a machine that does nothing else.
const cleanup = new Cleanup();
process.once('SIGINT', () => void cleanup.run().finally(() => process.exit(130)));
try {
  await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await cleanup.run();
}

async function bench({ sizes, only, write }: Options): Promise<void> {
  const sections = sectionsOf(sizes).filter(({ id }) => only === undefined || only.includes(id));
  const say = (text: string) => console.error(`[${Math.round(process.uptime())} s] ${text}`);
  if ((loadavg()[0] ?? 0) > BUSY) say('The machine does other work: the figures mean little.');
  const ground = await Ground.start(cleanup);
  const publish = async (id: string, text: string) => {
    console.log(`${text}\n`);
    if (write) await writeFile(PAGE, withBlock(await readFile(PAGE, 'utf8'), `bench: ${id}`, text));
  };
  await publish('machine', await machineReport(await ground.versions(), sizes.rounds));
  for (const section of sections) {
    const results = await measureSection(section, ground, sizes.rounds, say);
    await publish(section.id, sectionReport(section, results));
    const { picture } = section;
    if (write && picture) {
      await writeFile(join(ROOT, 'docs/images', picture.file), drawPicture(picture.draw(results)));
    }
  }
}

function sectionsOf(sizes: Sizes): Section[] {
  return [wholeWay, slowMail, acceptingAlone, burst, storedLeads, moreWorkers].map((section) => section(sizes));
}
