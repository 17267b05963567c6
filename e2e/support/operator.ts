import type { FailedJobPage, PipelineState, QueueName, Retried } from '@fahrzeugpflege/contracts';
import type supertest from 'supertest';
import type { Api } from './stack.js';

/** As `Stack.startApi` sets it. */
const PASSWORD = 'nur-für-diesen-Test-1';

/** Somebody at the pipeline's page: the calls that it makes, with a session. */
export class Operator {
  private constructor(
    private readonly api: Api,
    private readonly cookie: string,
  ) {}

  static async signIn(api: Api): Promise<Operator> {
    const credentials = { username: 'admin', password: PASSWORD };
    const response = await api.client.send('post', '/api/admin/login').send(credentials).expect(200);
    const [cookie = ''] = response.get('Set-Cookie') ?? [];
    return new Operator(api, cookie.split(';', 1)[0] ?? '');
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
