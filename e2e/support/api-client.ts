import supertest from 'supertest';

/** An answer that takes longer never comes; milliseconds. */
const PATIENCE = 30_000;

/** Values of one field that comes several times are given as a list. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** Talks to the API as a browser does. */
export class ApiClient {
  constructor(readonly url: string) {}

  /** `POST /api/contact` with a JSON body. */
  contact(body: object, key?: string): supertest.Test {
    const test = this.send('post', '/api/contact').set('content-type', 'application/json');
    return (key === undefined ? test : test.set('idempotency-key', key)).send(JSON.stringify(body));
  }

  /** `POST /api/contact` with exactly these bytes. */
  contactRaw(body: string | Buffer, contentType = 'application/json'): supertest.Test {
    const test = this.send('post', '/api/contact').set('content-type', contentType);
    // A Buffer would be serialised as JSON.
    return test.serialize((bytes: unknown) => bytes as string).send(body as string);
  }

  /** `POST /api/form` as a browser posts a form, in UTF-8. */
  form(fields: FormFields): supertest.Test {
    return this.formRaw(encode(fields));
  }

  /** `POST /api/form` with exactly this body. */
  formRaw(body: string, contentType = 'application/x-www-form-urlencoded'): supertest.Test {
    return this.send('post', '/api/form').redirects(0).set('content-type', contentType).send(body);
  }

  /** Any other call, without a body. */
  send(method: 'get' | 'put' | 'post' | 'patch' | 'delete', path: string): supertest.Test {
    return supertest(this.url)[method](path).timeout(PATIENCE);
  }

  get(path: string): supertest.Test {
    return this.send('get', path);
  }
}

function encode(fields: FormFields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each as string]));
  return new URLSearchParams(pairs).toString();
}
