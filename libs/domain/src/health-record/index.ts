export * from './fhir-claim';
export * from './fhir-people';
export * from './fhir-record';
export * from './record-claim';
