export { LandingScreen as Screen } from './LandingScreen';
