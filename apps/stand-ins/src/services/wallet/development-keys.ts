import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** The pass type and team of an Apple pass; both are in the certificate, in Apple's form. */
export const passTypeIdentifier = 'pass.example.everfern.id-card';
export const teamIdentifier = 'EVERFERN00';

/** The keys that sign passes and tokens. They last as long as this process; only its tests trust them. */
export interface DevelopmentKeys {
  /** In place of Apple's own authority. */
  authority: string;
  certificate: string;
  privateKey: string;
  /** In place of Google's service account; the same key, since making one takes a while. */
  serviceAccount: { privateKey: KeyObject; publicKey: KeyObject };
}

const rsaPair = promisify(generateKeyPair);
const newPair = () => rsaPair('rsa', { modulusLength: 2048 });

let made: Promise<DevelopmentKeys> | undefined;

/** The keys of this process, created at the first use. */
export const developmentKeys = (): Promise<DevelopmentKeys> => (made ??= make(new Date()));

/** A new authority, and a certificate that it signs. */
async function make(now: Date): Promise<DevelopmentKeys> {
  const { default: forge } = await import('node-forge');
  const [authority, signer] = await Promise.all([newPair(), newPair()]);
  const issuer = [{ name: 'commonName', value: 'Development authority of the stand-ins' }];
  const subject = [
    { name: 'commonName', value: `Pass Type ID: ${passTypeIdentifier}` },
    { name: 'organizationalUnitName', value: teamIdentifier },
  ];
  const issue = (of: KeyObject, names: { name: string; value: string }[], isAuthority: boolean) => {
    const certificate = forge.pki.createCertificate();
    certificate.publicKey = forge.pki.publicKeyFromPem(pemOf(of));
    certificate.serialNumber = isAuthority ? '01' : '02';
    certificate.validity.notBefore = new Date(now.getTime() - 86_400_000);
    certificate.validity.notAfter = new Date(now.getTime() + 365 * 86_400_000);
    certificate.setSubject(names);
    certificate.setIssuer(issuer);
    certificate.setExtensions([
      { name: 'basicConstraints', cA: isAuthority, critical: true },
      isAuthority
        ? { name: 'keyUsage', keyCertSign: true, critical: true }
        : { name: 'keyUsage', digitalSignature: true, critical: true },
    ]);
    const key = forge.pki.privateKeyFromPem(pemOf(authority.privateKey));
    certificate.sign(key, forge.md.sha256.create());
    return forge.pki.certificateToPem(certificate);
  };
  return {
    authority: issue(authority.publicKey, issuer, true),
    certificate: issue(signer.publicKey, subject, false),
    privateKey: pemOf(signer.privateKey),
    serviceAccount: signer,
  };
}

const pemOf = (key: KeyObject): string =>
  key.export({ format: 'pem', type: key.type === 'private' ? 'pkcs1' : 'spki' }) as string;
