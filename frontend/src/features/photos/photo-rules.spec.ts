import { MOST_PHOTO_BYTES } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { addPhotos } from './photo-rules.ts';

const file = (name: string, { type = 'image/jpeg', size = 10 } = {}) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });
const named = (...names: string[]) => names.map((name) => file(name));
const namesOf = (photos: readonly File[]) => photos.map(({ name }) => name);

describe('photos that are chosen', () => {
  it('join those that stand there, each once', () => {
    const { photos, complaints } = addPhotos(named('a.jpg', 'b.jpg'), named('b.jpg', 'c.jpg'));
    expect(namesOf(photos)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(complaints).toEqual([]);
  });

  it('are left out one by one where they can’t be sent, and the good ones kept', () => {
    const plan = file('plan.pdf', { type: 'application/pdf' });
    const large = file('dach.jpg', { size: MOST_PHOTO_BYTES + 1 });
    const { photos, complaints } = addPhotos([], [plan, file('a.jpg'), large, file('leer.jpg', { size: 0 })]);
    expect(namesOf(photos)).toEqual(['a.jpg']);
    expect(complaints).toEqual([
      '«plan.pdf» ist kein Bild im Format JPEG, PNG oder WebP.',
      '«dach.jpg» ist grösser als 10 MB.',
      '«leer.jpg» ist leer.',
    ]);
  });

  it.each([
    [['a', 'b', 'c', 'd', 'e'], ['f'], 'Ein Foto wurde nicht übernommen.'],
    [['a', 'b', 'c'], ['d', 'e', 'f', 'g'], '2 Fotos wurden nicht übernommen.'],
  ])('are five at most: %j and %j', (before, added, left) => {
    const { photos, complaints } = addPhotos(named(...before), named(...added));
    expect(namesOf(photos)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(complaints).toEqual([`Es gehen höchstens 5 Fotos mit. ${left}`]);
  });
});
