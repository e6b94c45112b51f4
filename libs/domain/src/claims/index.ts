export * from './claim-accumulators';
export * from './claim-months';
export * from './claim-payment';
export * from './claim-rejections';
export * from './claims';
export * from './counted-claims';
export * from './statement-notes';
export * from './year-statement';
