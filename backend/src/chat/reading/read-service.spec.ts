import { serviceRecords } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import {
  namesOpenWork,
  readFurtherServices,
  readService,
  serviceById,
  serviceIdOf,
  serviceNames,
} from './read-service.js';
import { table } from './testing/table.js';

it.each(
  table(`
    Politur für meinen Golf → true | Auto poliere → true | Politur und Keramik → false | Dampfreinigung → false
  `),
)('«%s» names work of any service: %s', (text, isOpen) => {
  expect(namesOpenWork(text)).toBe(isOpen === 'true');
});

describe('readService', () => {
  it.each(
    table(`
    Keramikversiegelung → Keramikversiegelung Wohnmobile | mis Womo versigle lah → Keramikversiegelung Wohnmobile
    Versieglung fürs Womo → Keramikversiegelung Wohnmobile | ein Platz im Auto-Hotel → Autohotel
    Dampfreinigung innen → Dampf-reinigung | es Winterlager → Einlagerung | [Vermittlung]
    das Womo vermitteln → Vermittlung | Ich möchte mein Auto verkaufen → An- und Verkauf
    Ich möchte mein Auto verkaufen lassen → Vermittlung | verkaufen, aber mit der Vermittlung → Vermittlung | mis Womo bi eu istelle → Einlagerung
    meinen Hymer über Sie verkaufen → Vermittlung | mi Golf dur öich verchoufe → Vermittlung
    [Aufbereitung] innen und aussen | Aufbereitung und Keramik → Keramikversiegelung Wohnmobile
    einlagern und vorher noch mit Dampf reinigen → Einlagerung | Dampfreinigung, dann Winterlager → Dampf-reinigung
    Offert fer ds Iistellu → Einlagerung | fürs Iilagere → Einlagerung | Politur
    Haben Sie einen Knaus auf Lager? | händ ihr no Womo a Lager
  `),
  )('reads in «%s»: %s', (text, title) => {
    expect(readService(text)).toBe(title);
  });

  it('names services that are listed', () => {
    for (const { id, title } of serviceRecords) {
      expect(serviceById(id)).toBe(title);
      expect(serviceIdOf(title)).toBe(id);
    }
    expect(serviceById('unknown')).toBeUndefined();
    expect(serviceIdOf(undefined)).toBeUndefined();
  });
});

describe('readFurtherServices', () => {
  it.each(
    table(`
    Versiegelung und nachher einlagern → Einlagerung
    zerscht versigle, när iilagere und im Früelig Dampf → Einlagerung + Dampf-reinigung
    Keramik. Und auch eine Aufbereitung → Aufbereitung | Versiegelung, danach verkaufen lassen → Vermittlung
    nicht nur Versiegelung, sondern auch Autohotel → Autohotel | Versiegelung. Er steht bei euch im Winterlager
    Keramikversiegelung | Versiegelung, keine Einlagerung | Versiegelung, keine Ahnung ob mit Autohotel → Autohotel
    Versiegelung, eingelagert wird er schon anderswo
  `),
  )('reads in «%s» beside the ceramic sealing: %s', (text, titles) => {
    expect(readFurtherServices(text, 'Keramikversiegelung Wohnmobile')).toEqual(titles?.split(' + ') ?? []);
  });

  it('takes selling in words of two services for one', () => {
    expect(readFurtherServices('vermitteln oder verkaufen', 'Vermittlung')).toEqual([]);
  });
});

it.each([
  [{}, ''],
  [{ serviceType: 'Dampf-reinigung' }, 'Dampfreinigung'],
  [{ serviceType: 'Autohotel', furtherServices: ['Dampf-reinigung'] }, 'Autohotel und Dampfreinigung'],
])('names the services of %j: «%s»', (wished, names) => {
  expect(serviceNames(wished)).toBe(names);
});
