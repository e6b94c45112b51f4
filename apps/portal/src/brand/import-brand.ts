import type { ClientId } from '@portal/client-config';
import type { PageBrand } from '@portal/client-config/page-brand';

/** Loads one client's brand. The build replaces this module: it loads one file for each client instead. */
export async function importBrand(id: ClientId): Promise<PageBrand> {
  const { pageBrandOf } = await import('@portal/client-config/page-brand');
  return pageBrandOf(id);
}
