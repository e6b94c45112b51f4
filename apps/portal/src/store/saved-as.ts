import { map, type OperatorFunction, pipe, tap } from 'rxjs';
import { saveFile } from '../platform';

/** Hands the bytes of a response to the member as a file; what goes into the state is only that it was done. */
export const savedAs = (fileName: string): OperatorFunction<Blob, true> =>
  pipe(
    tap((file) => saveFile(file, fileName)),
    map(() => true as const),
  );
