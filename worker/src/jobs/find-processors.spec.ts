import { describe, expect, it } from '@jest/globals';
import type { DynamicModule, Type } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, Reflector } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { findProcessors } from './find-processors.js';
import { ProcessorOf } from './job-processor.js';

@ProcessorOf('lead-received')
class First {}
@ProcessorOf('lead-received')
class Second {}
@ProcessorOf('lead-mail')
class Mail {}
@ProcessorOf('housekeeping')
class Keeper {}
@ProcessorOf('unknown' as 'lead-mail')
class Unknown {}

async function find(...providers: Type[]) {
  const module: DynamicModule = { module: class Host {}, imports: [DiscoveryModule], providers };
  const app = await Test.createTestingModule({ imports: [module, DiscoveryModule] }).compile();
  return findProcessors(app.get(DiscoveryService), app.get(Reflector));
}

describe('the processors of a worker', () => {
  it('are found by their queue', async () => {
    const processors = await find(First, Mail, Keeper);
    expect([...processors.keys()].sort()).toEqual(['housekeeping', 'lead-mail', 'lead-received']);
    expect(processors.get('lead-mail')).toBeInstanceOf(Mail);
  });

  it.each([
    ['a queue has none', [First, Keeper], /No processor for lead-mail/],
    ['a queue has two', [First, Second, Mail, Keeper], /lead-received has two processors/],
    ['one is for a queue that nobody knows', [First, Mail, Keeper, Unknown], /Unknown processes unknown/],
  ])('refuse the start when %s', async (_, providers, message) => {
    await expect(find(...providers)).rejects.toThrow(message);
  });
});
