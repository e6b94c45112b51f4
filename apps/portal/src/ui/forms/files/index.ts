export * from './DropIn';
export * from './file-size';
export * from './FileRow';
