export { PaperFormScreen as Screen } from '../PaperFormScreen';
