import { describe, expect, it } from '@jest/globals';
import { isForeignLanguage } from './foreign-language.js';

describe('isForeignLanguage', () => {
  it.each([
    'What does it cost to store my car?',
    'How much is the ceramic coating?',
    'Are you open on Saturday?',
    'Do you speak English?',
    'english please',
    'Can I bring my car tomorrow',
    "What's the price of the detailing?",
    'Hi, I need an appointment please',
    'I am looking for storage for my camper',
    'Quels sont vos prix?',
    'Bonjour, combien coûte le nettoyage?',
    'Parlez-vous français?',
    'Je voudrais un rendez-vous',
    'Êtes-vous ouvert le samedi?',
  ])('«%s» is', (message) => {
    expect(isForeignLanguage(message)).toBe(true);
  });

  it.each([
    'Was kostet das Autohotel?',
    'was choschtet das',
    'we gaht das',
    'i wott es Autohotel',
    'Isch das Auto Hotel clean?',
    'Hello',
    'merci vilmal',
    'Bonjour zäme, händ ihr offe?',
    'Sorry, open end oder bis wann?',
    'Camper Coating Preis',
    'me seit is isch on',
    'Le Mans Edition vom Porsche verkaufen',
    '',
  ])('«%s» is not', (message) => {
    expect(isForeignLanguage(message)).toBe(false);
  });
});
