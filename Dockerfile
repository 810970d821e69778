# One image for every process of the product; the command says which one it is.
FROM node:24-slim AS product
WORKDIR /app
COPY package.json package-lock.json ./
COPY . .
# Volumes take over whom these folders belong to.
RUN npm ci --no-audit --no-fund && npm run build \
  && mkdir -p .data/releases .data/gateway environment environments \
  && (cd environments && mkdir gateway identity members community insights billing releases inspector) \
  && chown -R node:node /app
USER node
ENV PATH=/app/node_modules/.bin:$PATH
EXPOSE 8080
CMD ["npm", "start"]

# The same with a browser, for whoever looks at releases.
FROM product AS inspector
USER root
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium \
  && rm -rf /var/lib/apt/lists/*
USER node
CMD ["node", "scripts/inspector.ts"]

# Last, so that it is what `docker build .` makes.
FROM product
