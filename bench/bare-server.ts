import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';

/**
 * What ours is measured beside, in a process of its own: `GET /bodies/<n>` by plain node:http with the n-th body that the
 * parent process sent (base64), and `/graphql` by plain yoga with a constant answer. Tells its port to the parent.
 */
const yoga = createYoga({
  schema: createSchema({ typeDefs: 'type Query { constant: String! }', resolvers: { Query: { constant: () => 'constant' } } }),
  logging: false,
});
const bodies: Buffer[] = [];
process.on('message', (body: string) => bodies.push(Buffer.from(body, 'base64')));

const server = createServer((request, response) => {
  const index = /^\/bodies\/(\d+)$/.exec(request.url ?? '')?.[1];
  const body = index === undefined ? undefined : bodies[Number(index)];
  if (body === undefined) return yoga(request, response);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
