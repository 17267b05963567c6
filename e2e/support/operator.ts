import type { FailedJobPage, PipelineState, QueueName, Retried } from '@fahrzeugpflege/contracts';
import type supertest from 'supertest';
import { signIn } from './sign-in.js';
import type { Api } from './stack.js';

/** Somebody at the pipeline's page: the calls that it makes, with a session. */
export class Operator {
  private constructor(
    private readonly api: Api,
    private readonly cookie: string,
  ) {}

  static async signIn(api: Api): Promise<Operator> {
    return new Operator(api, await signIn(api));
  }

  call(method: 'get' | 'post', path: string): supertest.Test {
    return this.api.client.send(method, path).set('Cookie', this.cookie);
  }

  async state(): Promise<PipelineState> {
    return (await this.call('get', '/api/admin/pipeline').expect(200)).body;
  }

  async failed(queue: QueueName): Promise<FailedJobPage> {
    return (await this.call('get', `/api/admin/pipeline/failed?queue=${queue}`).expect(200)).body;
  }

  /** @param what below `/api/admin/pipeline`, for example `failed/lead-mail/7` */
  async retry(what: string): Promise<Retried> {
    return (await this.call('post', `/api/admin/pipeline/${what}/retry`).send({}).expect(200)).body;
  }
}
