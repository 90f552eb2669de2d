import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';

/**
 * What ours is measured beside, in a process of its own: `GET /bodies/<n>` by plain node:http with the n-th body that
 * the parent process sent (base64), and `/graphql` by plain yoga with a constant of as many bytes as are asked for.
 * Tells its port to the parent.
 */
const yoga = createYoga({
  schema: createSchema({
    typeDefs: 'type Query { constant(bytes: Int!): String! }',
    resolvers: { Query: { constant: (_root, { bytes }: { readonly bytes: number }) => constantOf(bytes) } },
  }),
  logging: false,
});
const constants = new Map<number, string>();
function constantOf(bytes: number): string {
  const known = constants.get(bytes) ?? 'x'.repeat(bytes);
  constants.set(bytes, known);
  return known;
}
const bodies: Buffer[] = [];
process.on('message', (body: string) => bodies.push(Buffer.from(body, 'base64')));

const server = createServer((request, response) => {
  const index = /^\/bodies\/(\d+)$/.exec(request.url ?? '')?.[1];
  const body = index === undefined ? undefined : bodies[Number(index)];
  if (body === undefined) {
    void yoga(request, response);
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
