#!/usr/bin/env node
// The command runs from its sources.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
