import { QUEUE_NAMES } from '@fahrzeugpflege/contracts';
import { JobPublisher } from '@fahrzeugpflege/infra/queue';
import { Controller, Get, Header } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/** `GET /metrics` for Prometheus: the process, and how full the queues are. No personal data. */
@Controller('metrics')
export class MetricsController {
  private readonly registry = new Registry();

  constructor(private readonly jobs: JobPublisher) {
    collectDefaultMetrics({ register: this.registry });
    const depth: Gauge<'queue' | 'state'> = new Gauge({
      name: 'queue_jobs',
      help: 'Jobs in a queue by state',
      labelNames: ['queue', 'state'],
      registers: [this.registry],
      collect: () => this.collectDepths(depth),
    });
  }

  @Get()
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  metrics(): Promise<string> {
    return this.registry.metrics();
  }

  private async collectDepths(depth: Gauge<'queue' | 'state'>): Promise<void> {
    // A queue that does not answer shows no figure rather than an old one.
    depth.reset();
    for (const name of QUEUE_NAMES) {
      const counts = await this.jobs
        .queue(name)
        .then((queue) => queue.getJobCounts(...STATES))
        .catch(() => ({}) as Partial<Record<string, number>>);
      for (const state of STATES) {
        const count = counts[state];
        if (count !== undefined) depth.set({ queue: name, state }, count);
      }
    }
  }
}
