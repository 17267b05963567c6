import { workerData } from 'node:worker_threads';
import {
  type BusinessFacts,
  campaignTexts,
  profileFacts,
  servicePages,
  services,
  writtenPrices,
} from '@fahrzeugpflege/contracts/without-schemas';

/**
 * The facts that the assistant speaks of: those that its thread was started with, or the profile's where it runs by itself. A
 * thread whose facts are no longer in force is replaced.
 */
export const facts: BusinessFacts = (workerData as { readonly facts?: BusinessFacts } | null)?.facts ?? profileFacts;

/** The prices as sentences name them. */
export const prices = writtenPrices(facts);

/** The services as lists show them. */
export const listedServices = services(facts);

/** The services' pages. */
export const pages = servicePages(facts);

/** What the campaign is while it lasts; once it is over, whoever says it says so. */
export const campaign = campaignTexts(facts, new Date(facts.campaign.firstDay));
