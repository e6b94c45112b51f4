// The parts of these libraries that the stand-ins use.

declare module 'passkit-generator' {
  export class PKPass {
    constructor(
      files: Record<string, Buffer>,
      certificates: { wwdr: string; signerCert: string; signerKey: string },
    );
    localize(language: string, labels: Record<string, string>): void;
    getAsBuffer(): Buffer;
  }
}

declare module 'node-forge' {
  interface Name {
    name: string;
    value: string;
  }
  interface Certificate {
    publicKey: object;
    serialNumber: string;
    validity: { notBefore: Date; notAfter: Date };
    setSubject(names: readonly Name[]): void;
    setIssuer(names: readonly Name[]): void;
    setExtensions(extensions: readonly object[]): void;
    sign(key: object, digest: object): void;
  }
  const forge: {
    md: { sha256: { create(): object } };
    pki: {
      createCertificate(): Certificate;
      certificateToPem(certificate: Certificate): string;
      publicKeyFromPem(pem: string): object;
      privateKeyFromPem(pem: string): object;
    };
  };
  export default forge;
}
