/** A browser as far as signing in needs one: it keeps cookies by path and follows no redirect by itself. */
export class Browser {
  private readonly cookies: { name: string; value: string; path: string }[] = [];

  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(address);
    const cookie = this.cookies
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) };
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    return answer;
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? '/';
    const same = this.cookies.findIndex((each) => each.name === name && each.path === path);
    if (same >= 0) this.cookies.splice(same, 1);
    if (value !== '') this.cookies.push({ name, value, path });
  }
}

/** Where a redirect leads, as an absolute address. */
export const locationOf = (answer: Response): string =>
  new URL(answer.headers.get('location') ?? '', answer.url).href;
