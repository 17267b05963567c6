import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AnalyticsAdapter } from './adapters.ts';
import { PageCounter } from './page-counter.ts';

class RecordingAdapter implements AnalyticsAdapter {
  readonly log: string[] = [];
  start = () => void this.log.push('start');
  stop = () => void this.log.push('stop');
  report = ({ path }: { path: string }) => void this.log.push(path);
}

describe('the page counter', () => {
  let adapter: RecordingAdapter;
  let counter: PageCounter;

  beforeEach(() => {
    adapter = new RecordingAdapter();
    counter = new PageCounter(adapter);
  });

  it('tells each navigation once, however often it is called, and back again too', () => {
    for (const path of ['/', '/', '/kontakt', '/kontakt', '/']) counter.visit(path, true);
    expect(adapter.log).toEqual(['start', '/', '/kontakt', '/']);
  });

  it('loads and tells nothing before it may, and then begins with the page that is shown', () => {
    counter.visit('/', false);
    counter.visit('/kontakt', false);
    expect(adapter.log).toEqual([]);
    counter.visit('/kontakt', true);
    expect(adapter.log).toEqual(['start', '/kontakt']);
  });

  it('stops when the yes is taken back, and goes on with the next one', () => {
    counter.visit('/', true);
    counter.visit('/', false);
    counter.visit('/kontakt', false);
    counter.visit('/', false);
    counter.visit('/', true);
    expect(adapter.log).toEqual(['start', '/', 'stop', 'start', '/']);
  });

  it('never tells a path of the staff area, nor loads anything there', () => {
    counter.visit('/admin', true);
    expect(adapter.log).toEqual([]);
    for (const path of ['/leads', '/admin', '/leads']) counter.visit(path, true);
    expect(adapter.log).toEqual(['start', '/leads', '/leads']);
  });
});
