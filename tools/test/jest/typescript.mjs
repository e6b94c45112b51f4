// Without jest's own module system, Node loads TypeScript through tsx.
import { register } from 'tsx/esm/api';

register();
