/** What can go wrong with a device's storage so that it keeps nothing, each as a script that runs before those of the page. */
export const STORAGE_HARMS = {
  denied: `Object.defineProperty(IDBFactory.prototype, 'open', {
    value() { throw new DOMException('The operation is insecure.', 'SecurityError') } });`,
  // As when the disk fills while the write is flushed: the request succeeds, the transaction does not.
  'over quota at the commit': `const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      const request = put.apply(this, args);
      if (this.name === 'entries') {
        Object.defineProperty(this.transaction, 'error', { get: () => new DOMException('The disk is full.', 'QuotaExceededError') });
        request.addEventListener('success', () => this.transaction.abort());
      }
      return request;
    };`,
  'over quota at the put': `const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name === 'meta') return put.apply(this, args);
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };`,
  // As while another tab holds an older version open, or the disk does not answer: nothing is ever heard of the request.
  blocked: `const { open } = IDBFactory.prototype;
    Object.defineProperty(IDBFactory.prototype, 'open', { value(...args) {
      const request = open.apply(this, args);
      for (const type of ['success', 'error', 'upgradeneeded', 'blocked'])
        request.addEventListener(type, (event) => event.stopImmediatePropagation());
      return request;
    } });`,
} as const

/**
 * The browser closes the first and the third connection to the outbox before its first transaction, as after it lost its storage
 * process; the third is the one by which a submit verifies what it has kept. Later ones are those of the test.
 */
export const CLOSES_DATABASES = `{
  const { transaction } = IDBDatabase.prototype;
  const known = new WeakSet();
  self.closedDatabases = 0;
  let opened = 0;
  IDBDatabase.prototype.transaction = function (...args) {
    if (this.name === 'outbox' && !known.has(this)) {
      known.add(this);
      opened += 1;
      if (opened === 1 || opened === 3) { this.close(); self.closedDatabases += 1; }
    }
    return transaction.apply(this, args);
  };
}`
