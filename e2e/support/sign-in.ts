import { eventually } from './eventually.js';
import { type Api, OWNER } from './stack.js';

/** The `Cookie` header of a new session, as soon as there is an account: the API answers before its first one is made. */
export async function signIn({ client }: Api, credentials: object = OWNER): Promise<string> {
  const response = await eventually(() => client.send('post', '/api/admin/login').send(credentials).expect(200));
  const [cookie = ''] = response.get('Set-Cookie') ?? [];
  return cookie.split(';', 1)[0] ?? '';
}
