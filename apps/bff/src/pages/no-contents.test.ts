import { useRenderingBff } from '../../testing/rendering-bff';

const site = useRenderingBff({ PAGE_CONTENT_SECONDS: 0 });

test('the setting sends pages without content and shell', async () => {
  for (const path of ['/member', '/member/claims']) {
    expect(await site.open(path)).toContain('<div id="root"></div>');
  }
  expect([site.rendered, site.shells]).toEqual([[], []]);
});
