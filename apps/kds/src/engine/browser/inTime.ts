import { READ_LIMIT_MS } from '../disk.ts';

/** What a browser has read, if it answers in time: one whose storage is damaged may never do so. */
export const inTime = async <T>(reading: Promise<T>): Promise<T> => {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('The browser does not answer.')), READ_LIMIT_MS);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(limit));
};
