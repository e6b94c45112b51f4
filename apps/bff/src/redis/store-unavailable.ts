/** Redis is down, too slow, or refuses. It says nothing about whether a session exists. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
