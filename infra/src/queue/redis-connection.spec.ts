import { describe, expect, it } from '@jest/globals';
import { sentinelOptions } from './redis-connection.js';

const two = {
  sentinels: [
    { host: 'a', port: 26380 },
    { host: 'b', port: 26379 },
  ],
  name: 'master',
};

describe('the sentinel form of REDIS_URL', () => {
  it.each([
    ['redis+sentinel://a:26380,b/master', two],
    ['redis+sentinel://:geheim@a:26380,b/master', { ...two, password: 'geheim' }],
    ['redis+sentinel://user:p%40ss@a:26380,b/master', { ...two, username: 'user', password: 'p@ss' }],
    ['redis+sentinel://a:26380,b/master?sentinelPassword=x+y%2Fz%3D', { ...two, sentinelPassword: 'x+y/z=' }],
    [
      'redis+sentinel://:geheim@a:26380,b/master?sentinelUsername=watch&sentinelPassword=anders',
      { ...two, password: 'geheim', sentinelUsername: 'watch', sentinelPassword: 'anders' },
    ],
    ['rediss+sentinel://a:26380,b/master', { ...two, tls: {}, enableTLSForSentinelMode: true }],
  ])('%s', (url, options) => {
    expect(sentinelOptions(url)).toEqual(options);
  });
});
