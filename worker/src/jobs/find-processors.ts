import { QUEUE_NAMES, type QueueName } from '@fahrzeugpflege/contracts';
import type { DiscoveryService, Reflector } from '@nestjs/core';
import { type JobProcessor, PROCESSED_QUEUE } from './job-processor.js';

export type AnyJobProcessor = JobProcessor<QueueName>;

/**
 * The processor of every queue of the job map.
 *
 * @throws Error when a queue has no processor, or two, or one is not in the map
 */
export function findProcessors(discovery: DiscoveryService, reflector: Reflector): Map<QueueName, AnyJobProcessor> {
  const processors = new Map<QueueName, AnyJobProcessor>();
  for (const { metatype, instance } of discovery.getProviders()) {
    const queue: QueueName | undefined =
      typeof metatype === 'function' ? reflector.get(PROCESSED_QUEUE, metatype) : undefined;
    if (queue === undefined) continue;
    if (!QUEUE_NAMES.includes(queue)) throw new Error(`${metatype?.name} processes ${queue}, which no job map knows`);
    if (processors.has(queue)) throw new Error(`Queue ${queue} has two processors`);
    processors.set(queue, instance as AnyJobProcessor);
  }
  const missing = QUEUE_NAMES.filter((queue) => !processors.has(queue));
  if (missing.length > 0) throw new Error(`No processor for ${missing.join(', ')}`);
  return processors;
}
