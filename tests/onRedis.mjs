/** Tests that need a Redis server, at REDIS_URL. */
export const needsRedis = ['tests/server/redis.test.ts'];
