export { PacketScreen as Screen } from './PacketScreen';
