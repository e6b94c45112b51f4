// What the URL of a file is in tests, which have no bundler.
export default 'file.svg';
