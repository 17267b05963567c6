import { describe, expect, it } from '@jest/globals';
import type { UploadState } from './photo-upload.ts';
import { endText, progressText } from './upload-texts.ts';

const state = (change: Partial<UploadState>): UploadState => ({
  submissionId: '0192f0c1-2345-7abc-8def-0123456789ab',
  total: 3,
  place: 2,
  arrived: 1,
  refused: [],
  phase: 'sending',
  ...change,
});

describe('what is said of photos on their way', () => {
  it.each<[Partial<UploadState>, string]>([
    [{}, 'Foto 2 von 3 wird gesendet …'],
    [{ total: 1, place: 1, arrived: 0 }, 'Das Foto wird gesendet …'],
    [{ phase: 'waiting' }, 'Foto 2 von 3 ist noch nicht angekommen. Wir versuchen es gleich nochmals …'],
    [{ phase: 'offline' }, 'Sie sind gerade offline. Foto 2 von 3 folgt, sobald die Verbindung wieder da ist.'],
    [{ phase: 'stuck' }, 'Ihre Anfrage ist bei uns, 1 von 3 Fotos auch. Der Rest kommt gerade nicht durch.'],
    [{ phase: 'stuck', arrived: 0 }, 'Ihre Anfrage ist bei uns. Nur die Fotos kommen gerade nicht durch.'],
    [{ phase: 'stuck', total: 1, arrived: 0 }, 'Ihre Anfrage ist bei uns. Nur das Foto kommt gerade nicht durch.'],
    [{ phase: 'done', arrived: 3 }, 'Alle 3 Fotos sind angekommen.'],
    [{ phase: 'done', arrived: 1, total: 1 }, 'Ihr Foto ist angekommen.'],
    [{ phase: 'done', arrived: 2 }, 'Ihre Anfrage ist bei uns, 2 von 3 Fotos auch.'],
    [{ phase: 'done', arrived: 0 }, 'Ihre Anfrage ist bei uns. Die Fotos konnten wir nicht annehmen.'],
    [{ phase: 'done', total: 1, arrived: 0 }, 'Ihre Anfrage ist bei uns. Das Foto konnten wir nicht annehmen.'],
  ])('%j', (change, text) => {
    expect(progressText(state(change))).toBe(text);
  });

  it('has the way by mail for whoever left the page', () => {
    expect(endText(state({ phase: 'stuck' })).description).toMatch(
      /\S+@\S+, Betreff «Fotos zur Anfrage A-\w{4}-\w{4}»\.$/,
    );
    expect(endText(state({ phase: 'done', arrived: 3 })).description).toBe('Alle 3 Fotos sind angekommen.');
    const one = endText(state({ phase: 'stuck', total: 1, arrived: 0 }));
    expect(one.title).toBe('Das Foto ist nicht angekommen');
    expect(one.description).toContain('Sie können es uns mailen');
    expect(endText(state({ phase: 'done', total: 1, arrived: 1 })).title).toBe('Foto gesendet');
  });
});
