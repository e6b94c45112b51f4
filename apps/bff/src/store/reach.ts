import { AppError } from '../app-error';

/** What a store answers. Throws the code when it can't be reached. */
export async function reach<T>(
  answer: Promise<T>,
  code: 'SESSION_STORE_UNAVAILABLE' | 'DRAFT_STORE_UNAVAILABLE' = 'SESSION_STORE_UNAVAILABLE',
): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new AppError(code, { cause });
  }
}
