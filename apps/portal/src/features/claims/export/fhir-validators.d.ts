/** The validator ships without types. */
declare module '@asymmetrik/fhir-json-schema-validator' {
  export default class JSONSchemaValidator {
    /** What is wrong with a resource of FHIR R4; empty when it is valid. */
    validate(resource: unknown, verbose?: boolean): unknown[];
  }
}
