import { workerData } from 'node:worker_threads';
import { type BusinessFacts, profileFacts } from '@fahrzeugpflege/contracts/without-schemas';

/**
 * The facts that the assistant speaks of: those that its thread was started with, or the profile's where it runs by itself. A
 * thread whose facts are no longer in force is replaced.
 */
export const facts: BusinessFacts = (workerData as { readonly facts?: BusinessFacts } | null)?.facts ?? profileFacts;
