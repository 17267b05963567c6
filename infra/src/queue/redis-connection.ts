import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { redisNodeUrl } from '../config/environment.js';

export type RedisClient = Redis | Cluster;

const SENTINEL = /^(rediss?)\+sentinel:\/\//;

/**
 * Opens a client for any form of `REDIS_URL`: `redis://host:6379` (single), several of them with commas (a cluster), or
 * `redis+sentinel://user:password@host:26379,host:26379/master-name`, with `?sentinelPassword=…` where the sentinels ask
 * for one of their own.
 */
export function connectRedis(url: string, options: RedisOptions): RedisClient {
  if (SENTINEL.test(url)) return new Redis({ ...sentinelOptions(url), ...options });
  const nodes = url.split(',');
  if (nodes.length > 1) return connectCluster(nodes, options);
  return new Redis(url, options);
}

/** Keys of one queue must share a slot in a cluster, hence the braces; the same everywhere, so that a move is easy. */
export const REDIS_KEY_PREFIX = '{fahrzeugpflege}';

function connectCluster(nodes: string[], redisOptions: RedisOptions): Cluster {
  const urls = nodes.map(redisNodeUrl);
  const first = urls[0] === undefined ? undefined : new URL(urls[0]);
  const tls = first?.protocol === 'rediss:' ? { tls: {} } : {};
  const { username, password } = first ?? { username: '', password: '' };
  return new Cluster(urls, {
    enableOfflineQueue: redisOptions.enableOfflineQueue ?? true,
    redisOptions: {
      ...redisOptions,
      ...tls,
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password ? { password: decodeURIComponent(password) } : {}),
    },
  });
}

/**
 * The options of ioredis for sentinels, from the sentinel form of `REDIS_URL`.
 *
 * @throws URIError on a broken percent-encoding
 */
export function sentinelOptions(url: string): RedisOptions {
  const tls = url.startsWith('rediss') ? { tls: {}, enableTLSForSentinelMode: true } : {};
  const [rest = '', query = ''] = url.replace(SENTINEL, '').split('?');
  const [address = '', name = 'mymaster'] = rest.split('/');
  const at = address.lastIndexOf('@');
  const [username = '', password = ''] = at < 0 ? [] : address.slice(0, at).split(':').map(decodeURIComponent);
  const sentinels = address
    .slice(at + 1)
    .split(',')
    .map((node) => {
      const [host = '', port = '26379'] = node.split(':');
      return { host, port: Number(port) };
    });
  return {
    sentinels,
    name,
    ...tls,
    ...(username ? { username } : {}),
    ...(password ? { password } : {}),
    ...sentinelAccount(query),
  };
}

/** The data servers' account is of no use to sentinels, which have their own, if any. */
function sentinelAccount(query: string): RedisOptions {
  // A plus is a plus: a made-up password often has one, and no form wrote this.
  const parameters = new URLSearchParams(query.replaceAll('+', '%2B'));
  const sentinelUsername = parameters.get('sentinelUsername');
  const sentinelPassword = parameters.get('sentinelPassword');
  return { ...(sentinelUsername ? { sentinelUsername } : {}), ...(sentinelPassword ? { sentinelPassword } : {}) };
}
