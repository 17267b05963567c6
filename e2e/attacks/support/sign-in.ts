import { eventually } from '../../support/eventually.js';
import type { Api } from '../../support/stack.js';

/** As `Stack.startApi` sets it. */
const STAFF = { username: 'admin', password: 'nur-für-diesen-Test-1' };

/** The `Cookie` header of a new session, as soon as there is an account. */
export async function signIn({ client }: Api): Promise<string> {
  const response = await eventually(() => client.send('post', '/api/admin/login').send(STAFF).expect(200));
  const [cookie = ''] = response.get('Set-Cookie') ?? [];
  return cookie.split(';', 1)[0] ?? '';
}
