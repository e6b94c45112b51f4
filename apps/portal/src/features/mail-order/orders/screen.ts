export { OrdersScreen as Screen } from './OrdersScreen';
