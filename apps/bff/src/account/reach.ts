import { AppError } from '../app-error';

/** What a store answers; SESSION_STORE_UNAVAILABLE when it can't be reached. */
export async function reach<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new AppError('SESSION_STORE_UNAVAILABLE', { cause });
  }
}
