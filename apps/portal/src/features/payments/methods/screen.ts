export { MethodsScreen as Screen } from './MethodsScreen';
