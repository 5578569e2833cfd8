# The front door. `make help` lists what there is.

CARGO ?= cargo
WEB = $(shell find web/src web/public web/tools data -type f) web/index.html web/package.json web/vite.config.ts

# Where cargo builds: its own variable moves it.
BUILT = $(or $(CARGO_TARGET_DIR),target)
# What is measured and released; it brings the page along.
RELEASED = $(BUILT)/release/branchline
RELEASE = $(CARGO) build --release --quiet --locked --package cli
# What is played here and tested in the browser: built without link-time optimisation, it reads the page from web/dist.
# It leaves out OpenID Connect and PostgreSQL, which would make the first build longer; the tests in the browser have
# the former, and cargo keeps both.
PLAYED = $(BUILT)/play/branchline
PLAY = $(CARGO) build --profile play --locked --package cli --no-default-features

.PHONY: help play terminal web program test browser shots lint fmt fuzz deny audit bench strength review-study load attack soak cluster chaos dist dist-test schemas types

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Build the game and open it in a browser
	@tools/need rust node
	@$(MAKE) --no-print-directory web & page=$$!; \
		$(MAKE) --no-print-directory program; program=$$?; \
		wait $$page && exit $$program
	@$(PLAYED) serve --open $(ARGS)

terminal: ## Play a game in this terminal against bots
	@tools/need rust
	@$(MAKE) --no-print-directory program
	@$(PLAYED) play $(ARGS)

program:
	@[ -e $(PLAYED) ] || echo "Building the program: two to three minutes on two cores, and seconds from then on …" >&2
	@$(PLAY)

web: web/dist/index.html ## Build the page people play on

web/dist/index.html: $(WEB) web/package-lock.json | web/node_modules/.package-lock.json
	@echo "Building the page: about five seconds …" >&2
	@cd web && npm run --silent build
	@echo "The page is built." >&2

web/node_modules/.package-lock.json: web/package-lock.json
	@echo "Fetching the packages that build the page: about five seconds …" >&2
	@cd web && npm ci --omit=dev --no-audit --no-fund >&2

# Those that check and test it, too.
PACKAGES = web/node_modules/.all
$(PACKAGES): web/package-lock.json
	@cd web && npm ci --silent && touch node_modules/.all

test: lint web ## Check style and run all tests
	@tools/python
	cd web && npm run --silent check && npm run --silent test
	$(CARGO) test --workspace --locked --quiet
	@$(MAKE) --no-print-directory browser

browser: $(PACKAGES) web ## Play through the page in a real Chromium; ARGS="-g tunnel" picks tests
	@$(PLAY) --features oidc
	cd web && npm run --silent size && npm run --silent browser -- $(ARGS)

shots: $(PACKAGES) web program ## Take pictures of the page into target/shots, and the README's into docs/pictures
	@cd web && npm run --silent shots -- $(ARGS)
	@cd web && npm run --silent readme-pictures

lint: $(PACKAGES) ## Check formatting and run the linters, warnings as errors
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked --quiet -- -D warnings
	cd web && npm run --silent format:check && npm run --silent lint

fmt: $(PACKAGES) ## Format the code
	$(CARGO) fmt --all
	cd web && npm run --silent format

TIME ?= 20
fuzz: ## Feed made-up documents, messages and games to the parsers and rules; TIME=20 seconds each
	@tools/fuzz $(TIME) $(ARGS)

# Where the network allows, `cargo deny check advisories` also compares the crates with known vulnerabilities.
deny: ## Check licences, sources and duplicates of all crates we depend on
	@$$(tools/cargo-tool deny) --locked check bans licenses sources

audit: program ## Check dependencies, and a server against its OpenAPI document; ARGS="api" picks one of deny, npm, api
	@tools/audit $(PLAYED) $(ARGS)

bench: ## Measure engine and bots on one core
	@$(RELEASE)
	@$(RELEASED) bench
	@tools/instructions $(RELEASED)

strength: ## Measure how strong the bots are, in about half an hour
	@$(RELEASE)
	@tools/strength $(RELEASED)

review-study: ## Measure reviews: what bots lose, how far two reviews agree, luck; in about two hours
	@$(CARGO) build --release --quiet --locked --package review --example study
	@tools/review-study $(BUILT)/release/examples/study

load: ## Measure the server with 2,000 tables and 8,000 sockets, in two minutes; ARGS="--nodes 3" for several
	@$(RELEASE)
	@tools/load $(RELEASED) $(or $(ARGS),--tables 2000)

cluster: web ## Play on several servers behind a balancer, on this machine; ARGS="--nodes 5" chooses
	@$(RELEASE)
	@tools/cluster $(RELEASED) $(ARGS)

chaos: ## Kill, cut off and slow down servers, PostgreSQL and NATS under load, in a quarter of an hour
	@$(RELEASE)
	@tools/chaos $(RELEASED) $(ARGS)

attack: ## Attack servers on this machine as one guest could, in two minutes
	@$(RELEASE)
	@$(CARGO) build --release --quiet --locked --package client --example attack
	@tools/attack $(RELEASED) $(BUILT)/release/examples/attack

dist: ## Build a static program, a tarball, a Debian package, SBOMs and checksums into target/dist
	@tools/need rust node
	@tools/dist

dist-test: ## Test what `make dist` made, as root: empty chroot, fresh Debian, container, Caddy
	@tools/dist-test $(ARGS)

MINUTES ?= 60
soak: ## Run a server for an hour under load, kills, chat, uploads and bots; MINUTES=60 chooses
	@$(RELEASE)
	@$(CARGO) build --release --quiet --locked --package client --example soak
	@tools/soak $(RELEASED) $(BUILT)/release/examples/soak $(MINUTES)

schemas: program ## Regenerate docs/formats/*.schema.json
	@for name in action map position record review scenario score client_message server_message; do \
		$(PLAYED) schema $$name > docs/formats/$$name.schema.json; done
	@$(PLAYED) schema openapi > docs/formats/openapi.json

types: schemas $(PACKAGES) ## Regenerate the TypeScript types of what the server sends
	@cd web && npm run --silent types
